interface ReadRecord {
  /** The permission its answers prove; null where none is documented (API description, Endpoints). */
  scope: string | null;
  /** Screens read it again and again, and it tells of nobody: the gateway may hold its last answer for the next question. */
  isHeld: boolean;
}

/** What is read of the service, by area: the gateway lets nothing else through, and a query's key begins with it. */
export const reads = {
  branches: { scope: null, isHeld: true },
  catalogs: { scope: null, isHeld: true },
  taxes: { scope: null, isHeld: true },
  treasury: { scope: null, isHeld: true },
  products: { scope: null, isHeld: true },
  batches: { scope: 'inventory.read', isHeld: true },
  // Whether the state of a purchase takes the permission of recording it is not shown.
  expenses: { scope: null, isHeld: false },
  sales: { scope: 'sales', isHeld: false },
  receivables: { scope: 'receivables', isHeld: false },
  employees: { scope: 'hr.employees', isHeld: false },
  'work-schedules': { scope: 'hr.schedules', isHeld: false },
  'labor-rules': { scope: 'hr.labor_rules', isHeld: false },
} as const satisfies Record<string, ReadRecord>;

export type ReadArea = keyof typeof reads;
export type ReadScope = NonNullable<(typeof reads)[ReadArea]['scope']>;

export const isReadArea = (area: unknown): area is ReadArea =>
  typeof area === 'string' && Object.hasOwn(reads, area);
