// What lies beside the table.

export const TABS = ["log", "chat", "menu"] as const;
export type Tab = (typeof TABS)[number];
