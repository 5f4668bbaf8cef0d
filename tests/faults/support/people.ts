/** Somebody who signs in, by what a record of their work names. */
export type Person = {
  operator: string;
  /** As the gateway's file of integrations names it. */
  integration: string;
  business: string;
  /** The service's own name for whoever has that key. */
  service: 'full' | 'other' | 'second';
};

/** Whose work the runs are about. */
export const ana: Person = {
  operator: 'Ana',
  integration: 'oficina',
  business: 'Faros',
  service: 'full',
};

/** Who may sign in meanwhile in another window of her browser: each differs from her in one thing. */
export const others = {
  person: { ...ana, operator: 'Berta' },
  integration: { ...ana, integration: 'caja', service: 'other' },
  business: { ...ana, integration: 'sucursal', business: 'Cerros', service: 'second' },
} satisfies Record<string, Person>;

export type Other = keyof typeof others;

export const everybody: readonly Person[] = [ana, ...Object.values(others)];

/** What people know an integration by. */
export const labelOf = ({ integration, business }: Person) => `${integration} de ${business}`;

/** The integrations a gateway knows, as its file has them. */
export function knownIntegrations(keyOf: (person: Person) => string): object[] {
  return [ana, others.integration, others.business].map((person) => ({
    name: person.integration,
    label: labelOf(person),
    business: person.business,
    key: keyOf(person),
  }));
}
