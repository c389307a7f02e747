"""The OpenAPI description, where the framework's is not the whole truth."""

from __future__ import annotations

import msgspec
from litestar import Litestar, Response
from litestar.routes import HTTPRoute
from msgspec import Struct

from randori.server.http import shapes
from randori.server.http.guards import AnyRequest
from randori.table.protocol.schema import anything


def describe_exactly(app: Litestar) -> None:
    """What is taken is described by what reads it: with every bound, and without room for unknown fields. Of
    the games' facts the framework does not know what may be left out."""
    components = app.openapi_schema.components
    assert components is not None
    assert components.schemas is not None
    _, exact = msgspec.json.schema_components(
        [*taken(), shapes.GameFacts], ref_template="#/components/schemas/{name}", schema_hook=anything
    )
    assert exact.keys() <= components.schemas.keys()
    components.schemas.update(exact)


def taken() -> list[type[Struct]]:
    shaped = [one for one in vars(shapes).values() if isinstance(one, type) and issubclass(one, Struct)]
    return [one for one in shaped if one.__struct_config__.forbid_unknown_fields]


def options(request: AnyRequest) -> Response[None]:
    """All methods of an address: where two handlers share one, the framework names the first one's."""
    routes = [route for route in request.app.routes if isinstance(route, HTTPRoute)]
    here = [route for route in routes if route.path_format == request.scope["path_template"]]
    methods = sorted(method for route in here for method in route.methods)
    return Response(None, status_code=204, headers={"Allow": ", ".join(methods)})
