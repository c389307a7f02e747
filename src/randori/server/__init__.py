"""The table on the network: HTTP and WebSocket, store, bus, workers."""
