import type { BrowserContext, Locator, Page, Request } from 'playwright';
import { m } from '@/text/generated/messages';
import { ana, everybody, labelOf, type Person } from '../support/people';
import { es, type Changed, type Intended, type RunForm } from './forms';
import type { Press } from './plan';

/** What a page says of the last thing it sent. */
export type Says = 'done' | 'not-stored' | 'unknown' | 'similar' | 'sending' | 'nothing';

/** What headings of outcomes begin with, whatever was written. */
const headings: [string, Says][] = [
  [m.outcome_resend_in_process({}, es), 'sending'],
  [m.outcome_resend_limited({}, es), 'sending'],
  [m.outcome_resend_in_doubt({}, es), 'sending'],
  [m.outcome_not_sent_title({}, es), 'not-stored'],
  [m.outcome_paused_title({}, es), 'not-stored'],
  [m.outcome_forbidden_title({}, es), 'not-stored'],
  [m.outcome_unauthorized_title({}, es), 'not-stored'],
  [m.outcome_refused_title({}, es), 'not-stored'],
  [m.outcome_refused_conflict({}, es), 'not-stored'],
  [m.outcome_refused_missing({}, es), 'not-stored'],
  [m.outcome_refused_server({}, es), 'not-stored'],
  [m.outcome_unknown_title({}, es), 'unknown'],
  [m.outcome_issue_unknown({}, es), 'unknown'],
  [m.outcome_payment_unknown({}, es), 'unknown'],
  [m.outcome_locked_title({}, es), 'similar'],
  [m.outcome_similar_title({}, es), 'similar'],
  [m.outcome_sending({}, es), 'sending'],
  [m.outcome_still({}, es), 'sending'],
  [m.outcome_lost_title({}, es), 'sending'],
];

/** How long a person looks for a button before doing something else, in milliseconds. */
const patienceMs = 4_000;

const attemptPath = /\/gateway\/attempts\/([0-9a-f-]{36})\/resend$/;

/** One tab of a person's browser. What cannot be done just now, because a page is gone or shows something else, is left. */
export class Tab {
  /** The attempts it sent, in their order. */
  readonly attempts: string[] = [];
  /** Whose page each of them was sent from. */
  readonly owners = new Map<string, Person>();
  /** Those that a person, when asked, meant to be another one. */
  readonly meant = new Set<string>();
  /** What went wrong in the page itself. */
  readonly failures: string[] = [];
  readonly #context: BrowserContext;
  readonly #key: () => string;
  readonly #form: RunForm;
  readonly #address: string;
  #page: Page | null = null;
  /** Whom the page says it works for, when it was last looked at. */
  #owner = ana;

  constructor(context: BrowserContext, of: { key: () => string; form: RunForm; branch: string }) {
    this.#context = context;
    this.#key = of.key;
    this.#form = of.form;
    this.#address = of.form.address(of.branch);
  }

  /** Shows the form, signing in where that is asked for. @param timeout - how long each part of it may take */
  async open(timeout = patienceMs): Promise<Page> {
    const page = this.#page ?? (await this.#newPage());
    if (!page.url().endsWith(this.#address)) await page.goto(this.#address, { timeout });
    const form = page.getByRole('form', { name: 'Con una clave de integración' });
    const heading = page.getByRole('heading', { level: 1, name: this.#form.title });
    await heading.or(form).first().waitFor({ timeout });
    if (await form.isVisible()) {
      await form.getByLabel('Clave de la integración').fill(this.#key(), { timeout });
      await form.getByLabel('Su nombre').fill('Ana', { timeout });
      await form.getByRole('button', { name: 'Iniciar sesión' }).click({ timeout });
    }
    await heading.waitFor({ timeout });
    return page;
  }

  async send(intended: Intended, press: Press): Promise<void> {
    const page = await this.open();
    const said = await this.says();
    if (said === 'similar')
      await page.getByRole('button', { name: m.outcome_similar_stop({}, es) }).click();
    else if (said !== 'nothing' && said !== 'not-stored') return;
    await this.#form.type(page, intended);
    await this.#reviewAndSend(page, press);
  }

  /** Changes what comes back after a reload, where anything does that is not sent yet. */
  async change(name: Changed, press: Press): Promise<void> {
    const page = this.#page;
    if (page === null) return;
    await page.reload();
    await page.getByRole('heading', { level: 1, name: this.#form.title }).waitFor();
    const said = await this.says();
    if (said !== 'nothing' && said !== 'not-stored') return;
    if (!(await this.#form.isTyped(page))) return;
    const changed = this.#form.fieldOf(page, name);
    await changed.fill(`${await changed.inputValue()}B`);
    await this.#reviewAndSend(page, press);
  }

  /** Means to send another one like it, which is asked about. */
  async confirm(): Promise<void> {
    const page = this.#page;
    if (page === null) return;
    const button = page.getByRole('button', { name: m.outcome_similar_confirm({}, es) });
    const isAsked = await button.isVisible();
    // One that stands where the code is typed is behind what is asked when it is sent.
    const reason = page.getByRole('textbox', { name: m.outcome_similar_reason({}, es) });
    const isTold = await reason.isVisible();
    if (isTold) await reason.fill('Llegó dos veces');
    if (isAsked) await button.click();
    else if (isTold) await this.#reviewAndSend(page, 'click');
  }

  /** Drops what somebody else left here. */
  async takeOver(): Promise<void> {
    const button = this.#page?.getByRole('button', {
      name: m.session_cover_drop({ operator: '' }, es),
    });
    if (await button?.isVisible()) await button?.click();
  }

  /** Somebody comes back to this window. */
  async look(): Promise<void> {
    await this.#page?.evaluate(() => window.dispatchEvent(new Event('focus')));
  }

  async #reviewAndSend(page: Page, press: Press): Promise<void> {
    await page.getByRole('button', { name: this.#form.toReview }).click();
    await this.#form.readBack?.(page);
    const send = page.getByRole('button', { name: this.#form.send });
    await send.waitFor();
    const session = await page.getByRole('button', { name: /^Sesión: / }).textContent();
    this.#owner = everybody.find((person) => session?.endsWith(sessionOf(person))) ?? this.#owner;
    await pressed(page, send, press);
  }

  async resend(press: Press): Promise<void> {
    if (this.#page === null) return;
    const button = this.#page.getByRole('button', { name: m.outcome_resend({}, es) });
    if (await button.isVisible()) await pressed(this.#page, button, press);
  }

  async reload(): Promise<void> {
    await this.#page?.reload({ waitUntil: 'commit' });
  }

  async back(): Promise<void> {
    await this.#page?.goBack({ waitUntil: 'commit' });
  }

  async close(): Promise<void> {
    const page = this.#page;
    this.#page = null;
    await page?.close();
  }

  async signOut(): Promise<void> {
    await this.#page?.getByRole('button', { name: /^Sesión: / }).click();
    await this.#page?.getByRole('button', { name: 'Cerrar sesión', exact: true }).click();
  }

  /** What stands on the page now. */
  async says(): Promise<Says> {
    if (this.#page === null) return 'nothing';
    const titles = await this.#page.getByRole('heading', { level: 2 }).allInnerTexts();
    const all: [string, Says][] = [[this.#form.done, 'done'], ...headings];
    const found = all.find(([begin]) => titles.some((title) => title.trim().startsWith(begin)));
    return found?.[1] ?? 'nothing';
  }

  /** The attempt that what is said is about. */
  get latest(): string | null {
    return this.attempts.at(-1) ?? null;
  }

  async #newPage(): Promise<Page> {
    const page = await this.#context.newPage();
    this.#page = page;
    page.setDefaultTimeout(patienceMs);
    // Whoever is asked whether to leave leaves.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('pageerror', (error) => this.failures.push(error.message));
    page.on('request', (request) => {
      const id =
        request.headers()['attempt-id'] ?? attemptPath.exec(new URL(request.url()).pathname)?.[1];
      if (id === undefined) return;
      if (this.latest !== id) this.attempts.push(id);
      if (!this.owners.has(id)) this.owners.set(id, this.#owner);
      if (isConfirmed(request)) this.meant.add(id);
    });
    return page;
  }
}

const sessionOf = (person: Person) => `Sesión: ${person.operator}, ${labelOf(person)}`;

/** Whether a write says that it is meant to be another one. */
function isConfirmed(request: Request): boolean {
  const context = request.headers()['attempt-context'] ?? '';
  return Buffer.from(context, 'base64url').toString().includes('"confirms"');
}

async function pressed(page: Page, button: Locator, press: Press): Promise<void> {
  switch (press) {
    case 'click':
      return button.click();
    case 'double-click':
      return button.dblclick();
    case 'twenty-clicks':
      return button.evaluate(async (element: HTMLElement) => {
        for (let count = 0; count < 20; count += 1) {
          element.click();
          if (count % 5 === 4) await new Promise((resolve) => setTimeout(resolve, 20));
        }
      });
    case 'enter-twice':
      await button.focus();
      await page.keyboard.press('Enter');
      return page.keyboard.press('Enter');
    case 'control-enter-twice':
      await button.focus();
      await page.keyboard.press('Control+Enter');
      return page.keyboard.press('Control+Enter');
  }
}
