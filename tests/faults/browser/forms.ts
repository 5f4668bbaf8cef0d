import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { usualZone } from '../../../src/contract/zone';
import { businessDay } from '../../../server/business-day';
import { m } from '@/text/generated/messages';
import type { ServiceWorld } from '../support/service-world';
import type { Plan } from '../protocol/plan';

/** Words of the screens in the language of the runs, so that other words never make them blind. */
export const es = { locale: 'es' } as const;

/** What a person changes of a form that comes back. */
export type Changed = 'name' | 'code';

/** One intention, and the records it speaks of. */
export type Intended = {
  /** Stands in every body that is sent for it. */
  mark: string;
  branch: string;
  provider: string;
  /** What a payment of it pays. */
  purchase: string;
};

/** A screen on which an intention is typed, and the way from its fields to the button that sends. */
export type RunForm = {
  operation: Exclude<Plan['operation'], 'schedule-assignments.delete'>;
  /** @param branch - the one it is written in */
  address: (branch: string) => string;
  title: RegExp;
  /** What the heading of its receipt begins with. */
  done: string;
  type: (page: Page, intended: Intended) => Promise<void>;
  /** Whether what was typed is there. */
  isTyped: (page: Page) => Promise<boolean>;
  fieldOf: (page: Page, changed: Changed) => Locator;
  /** Changed so, the service and the gateway no longer tell it for the same from its content alone. */
  loosens: (changed: Changed) => boolean;
  toReview: string;
  /** From the review to where the button that sends works. */
  readBack?: (page: Page) => Promise<void>;
  send: RegExp;
};

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const isFilled = async (field: Locator) => (await field.inputValue()) !== '';

/** A pasted identifier is the one choice. */
async function chooseProvider(page: Page, id: string): Promise<void> {
  await page.getByRole('combobox', { name: m.purchases_provider({}, es) }).fill(id);
  await page.getByRole('listbox').getByRole('option').click();
}

const entryType: RunForm = {
  operation: 'entry-types.create',
  address: () => '/entry-types',
  title: /^Tipos de partida/,
  done: m.entry_types_created({ code: '' }, es),
  async type(page, { mark }) {
    await textbox(page, 'Código').fill(mark);
    await textbox(page, 'Prefijo').fill('DP');
    await textbox(page, 'Nombre').fill('Diario de pruebas');
  },
  isTyped: (page) => isFilled(textbox(page, 'Código')),
  fieldOf: (page, changed) => textbox(page, changed === 'name' ? 'Nombre' : 'Código'),
  loosens: (changed) => changed === 'code',
  toReview: 'Revisar el tipo de partida',
  send: /^Crear F-/,
};

const purchase: RunForm = {
  operation: 'expenses.create',
  address: (branch) => `/branches/${branch}/purchases/new`,
  title: /^Nueva compra/,
  done: m.purchases_recorded({ provider: '' }, es),
  async type(page, { mark, provider }) {
    await chooseProvider(page, provider);
    await page.getByRole('combobox', { name: m.purchases_document({}, es) }).selectOption('ccf');
    // Its eight digits are hexadecimal.
    const generationCode = `${mark.replace('F-', '')}-0000-4000-8000-000000000001`;
    await textbox(page, m.purchases_generation_code({}, es)).fill(generationCode);
    await textbox(page, m.purchases_control_number({}, es)).fill('DTE-03-M001P001-000000000000001');
    const grid = page.getByRole('grid', { name: m.purchases_lines({}, es) });
    await grid.getByRole('combobox').first().click();
    for (const cell of [mark, 'Arroz', '', '8', '1.25']) {
      await page.keyboard.type(cell);
      await page.keyboard.press('Tab');
    }
  },
  isTyped: (page) => isFilled(textbox(page, m.purchases_generation_code({}, es))),
  fieldOf: (page, changed) =>
    textbox(
      page,
      changed === 'name' ? m.purchases_stamp({}, es) : m.purchases_control_number({}, es),
    ),
  // Its generation code stays what it was.
  loosens: () => false,
  toReview: m.purchases_to_review({}, es),
  send: new RegExp(`^${m.purchases_action({ amount: '' }, es)}`),
};

const excluded: RunForm = {
  operation: 'expenses.create excluded',
  address: (branch) => `/branches/${branch}/purchases/excluded/new`,
  title: /^Sujeto excluido/,
  done: m.excluded_purchases_issued({ provider: '' }, es),
  async type(page, { mark, provider }) {
    await chooseProvider(page, provider);
    await page.getByRole('radio', { name: 'Efectivo' }).check();
    const line = page.getByRole('region', { name: 'Línea 1', exact: true });
    const texts = { Descripción: 'Loroco', Código: mark, Cantidad: '2', 'Precio acordado': '140' };
    for (const [name, text] of Object.entries(texts)) {
      await line.getByRole('textbox', { name, exact: true }).fill(text);
    }
    await line.getByRole('combobox', { name: 'Clase' }).selectOption('goods');
  },
  isTyped: (page) => isFilled(textbox(page, m.purchases_line_name({}, es))),
  fieldOf: (page, changed) =>
    textbox(
      page,
      changed === 'name' ? m.purchases_line_name({}, es) : m.excluded_purchases_lot({}, es),
    ),
  // It has no code of its own before it is issued.
  loosens: () => true,
  toReview: m.excluded_purchases_to_review({}, es),
  async readBack(page) {
    await page.getByRole('button', { name: m.review_read_back_go({}, es) }).click();
    await page.getByRole('checkbox', { name: /^Lo leí/ }).check();
  },
  send: new RegExp(`^${m.excluded_purchases_action({ amount: '' }, es)}`),
};

const payment: RunForm = {
  operation: 'payments.apply',
  address: () => '/payments/new',
  title: /^Nuevo pago/,
  done: m.payments_applied({ amount: '' }, es),
  async type(page, { mark, purchase: id }) {
    const list = page.getByRole('textbox', { name: m.payments_paste({}, es) });
    if (!(await list.isVisible())) await page.getByText(m.payments_from_paste({}, es)).click();
    await list.fill(`${id}\t0.01`);
    await page.getByRole('button', { name: m.payments_paste_add({}, es) }).click();
    await page.getByRole('combobox', { name: m.payments_method({}, es) }).fill('01');
    await page.getByRole('listbox').getByRole('option').first().click();
    await textbox(page, m.payments_reference({}, es)).fill(mark);
  },
  isTyped: (page) => isFilled(textbox(page, m.payments_reference({}, es))),
  fieldOf: (page, changed) =>
    textbox(page, changed === 'name' ? m.payments_notes({}, es) : m.payments_reference({}, es)),
  // Once the first one is known to be applied, a purchase may well be paid again.
  loosens: () => true,
  toReview: m.payments_to_review({}, es),
  async readBack(page) {
    await page.getByRole('button', { name: m.review_read_back_go({}, es) }).click();
    await page.getByRole('checkbox', { name: /^Lo leí/ }).check();
  },
  send: new RegExp(`^${m.payments_action({ amount: '' }, es)}`),
};

/** The forms of each kind of run; the number of a run says which of them it takes. */
export const formsOf = {
  writes: [entryType],
  payments: [payment],
  expenses: [purchase, excluded],
} as const satisfies Record<string, readonly RunForm[]>;

export type FormKind = keyof typeof formsOf;

/** An intention of its own, with the records of the service that its bodies name. */
export async function intend(form: RunForm, world: ServiceWorld): Promise<Intended> {
  const mark = `F-${randomUUID().slice(0, 8)}`.toUpperCase();
  const provider = randomUUID();
  const intended = { mark, branch: world.branch, provider, purchase: randomUUID() };
  if (form === entryType) return intended;
  await world.insert('providers', [{ id: provider, provider_name: 'La Ceiba' }]);
  const { branch } = intended;
  if (form === payment) {
    const debt = {
      is_credit: true,
      total: 10,
      balance: 10,
      date: businessDay(new Date(), usualZone),
    };
    const owed = { id: intended.purchase, provider_id: provider, branch_id: branch, ...debt };
    await world.insert('expenses', [owed]);
    return intended;
  }
  await world.insert('products', [{ sku: mark, name: 'Loroco', branch_id: branch }]);
  return intended;
}
