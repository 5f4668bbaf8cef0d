import type { Language } from '../../../src/contract/language';
import type { SignInWay } from '../../config';
import type { DemoIntegration } from '../gateway';
import { markOfKey, type Identity } from '../sessions/integrations';
import type { Session } from '../sessions/store';
import { html, Markup } from './html';
import { signInStyle } from './style';
import { en, es, type SignInFailure, type SignInText } from './text';

/** What the page shows; never a key. */
export type SignInView = {
  nonce: string;
  language: Language;
  /** Somebody asked for that language; otherwise the app keeps the one it had. */
  isChosen: boolean;
  /** A checked path of ours. */
  next: string;
  /** The app opened this page in a window of its own and waits in another. */
  inWindow: boolean;
  /** In which somebody has just signed in. */
  isDone: boolean;
  session: Session | null;
  demo: DemoIntegration[] | null;
  way: SignInWay;
  /** What somebody may work with who has shown who they are; the ticket stands for that. */
  choice: { ticket: string; operator: string; integrations: Identity[] } | null;
  operator: string;
  failure: SignInFailure | null;
  waitSeconds: number;
};

/** The page of the ways to sign in. */
export function signInPage(view: SignInView): string {
  const text = view.language === 'es' ? es : en;
  return wholePage(
    { ...view, text, corner: view.choice === null ? languageLink(view, text) : null },
    html`${view.session === null ? null : signedInPanel(view, view.session, text)}
    ${isOfField(view) ? null : failureNote(view, text)} ${view.isDone ? null : waysIn(view, text)}`,
  );
}

/** Goes on by itself, to a checked path of ours. */
export function goOnPage({
  location,
  ...page
}: Pick<SignInView, 'nonce' | 'language'> & { location: string }): string {
  const text = page.language === 'es' ? es : en;
  return wholePage(
    {
      ...page,
      text,
      head: html`<meta http-equiv="refresh" content="0; url=${location}" />`,
    },
    html`<div class="panel"><a class="button" href="${location}">${text.goOn}</a></div>`,
  );
}

type Whole = Pick<SignInView, 'nonce' | 'language'> & {
  text: SignInText;
  head?: Markup;
  corner?: Markup | null;
};

/** No script, no external style, no image but the app's own mark. */
function wholePage({ nonce, language, text, head, corner = null }: Whole, body: Markup): string {
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${head ?? null}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <title>${text.title}</title>
        <style nonce="${nonce}">
          ${new Markup(signInStyle)}
        </style>
      </head>
      <body>
        <main>
          <header>
            <img src="/favicon.svg" width="28" height="28" alt="" />
            <p>Trastienda</p>
            ${corner}
          </header>
          <h1>${text.title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return page.text;
}

/** What stands in the address of a link of ours. */
function queryOf({ next, inWindow, isDone }: SignInView, lang: Language | null): string {
  return new URLSearchParams({
    ...(lang === null ? {} : { lang }),
    next,
    ...(inWindow ? { return: isDone ? 'done' : 'window' } : {}),
  }).toString();
}

function languageLink(view: SignInView, text: SignInText): Markup {
  const other = view.language === 'es' ? 'en' : 'es';
  return html`<a href="/sign-in?${queryOf(view, other)}" hreflang="${other}" lang="${other}"
    >${text.otherLanguage}</a
  >`;
}

function signedInPanel(view: SignInView, session: Session, text: SignInText): Markup {
  const { name, label, business } = session.integration;
  const mark = markOfKey(name);
  const goOn = html`<a class="button" href="${view.next}">${text.goOn}</a>`;
  return html`<div class="panel" role="status">
    <p>${text.alreadyIn(session.operator)}</p>
    <p>${mark === undefined ? `${label} · ${business}` : text.ofKey(mark)}</p>
    ${view.inWindow ? html`<p>${view.isDone ? text.closeWindow : text.closeIfYou}</p>` : goOn}
  </div>`;
}

function waysIn(view: SignInView, text: SignInText): (Markup | null)[] {
  if (view.choice !== null) return [choiceForm(view, view.choice, text)];
  const ways = { key: keyForm, code: codeForm, oidc: accountLink };
  return [demoForm(view, text), ways[view.way](view, text)];
}

/** No form: one that ends at the provider is none that a page of ours may send. */
function accountLink(view: SignInView, text: SignInText): Markup {
  const query = queryOf(view, view.isChosen ? view.language : null);
  return html`<div class="panel">
    <section aria-labelledby="account">
      <h2 id="account">${text.accountHeading}</h2>
      <p class="quiet">${text.accountHelp}</p>
      <a class="button" href="/sign-in/oidc?${query}">${text.accountEnter}</a>
    </section>
  </div>`;
}

const ofField = new Set<SignInFailure | null>([
  'key-missing',
  'key-wrong',
  'code-missing',
  'code-wrong',
  'too-late',
]);

/** What is wrong with a key or a code stands beside its field, which takes the focus. */
const isOfField = ({ failure }: SignInView) => ofField.has(failure);

function failureNote({ failure, waitSeconds }: SignInView, text: SignInText): Markup | null {
  if (failure === null) return null;
  return html`<div class="panel" role="alert">
    <p>${text.failures[failure]} ${failure === 'locked' ? text.wait(waitSeconds) : null}</p>
  </div>`;
}

function hiddenFields({ language, isChosen, next, inWindow }: SignInView): Markup {
  return html`${isChosen ? html`<input type="hidden" name="lang" value="${language}" />` : null}
    <input type="hidden" name="next" value="${next}" />
    ${inWindow ? html`<input type="hidden" name="return" value="window" />` : null}`;
}

function operatorField(text: SignInText, value: string): Markup {
  return html`<label
    >${text.operator}
    <input name="operator" value="${value}" maxlength="80" required autocomplete="name" />
    <span class="quiet">${text.operatorHelp}</span></label
  >`;
}

function demoForm(view: SignInView, text: SignInText): Markup | null {
  if (view.demo === null) return null;
  const [first] = view.demo;
  const own = view.demo.filter(({ business }) => business === first?.business);
  const others = view.demo.filter(({ business }) => business !== first?.business);
  return html`<form method="post" action="/sign-in" aria-labelledby="demo">
    ${hiddenFields(view)}
    <section>
      <h2 id="demo">${text.demoHeading}${first === undefined ? null : ` · ${first.business}`}</h2>
      <p class="quiet">${text.demoHelp}</p>
      ${operatorField(text, view.operator === '' ? text.demoOperator : view.operator)}
      <div class="choices">${own.map((item) => demoButton(item, item.label, text))}</div>
    </section>
    ${
      others.length === 0
        ? null
        : html`<section>
            <h2>${text.otherBusiness}</h2>
            ${others.map((item) => demoButton(item, item.business, text))}
          </section>`
    }
  </form>`;
}

function demoButton({ name, scopes }: DemoIntegration, label: string, text: SignInText): Markup {
  const can = Object.hasOwn(text.demoCan, name) ? text.demoCan[name] : undefined;
  return html`<button class="choice" name="integration" value="${name}">
    ${label}<span>${can ?? text.demoCanSome(scopes.length)}</span>
  </button>`;
}

function keyForm(view: SignInView, text: SignInText): Markup {
  const isWrong = isOfField(view);
  return html`<form method="post" action="/sign-in" aria-labelledby="key">
    ${hiddenFields(view)}
    <section>
      <h2 id="key">${text.keyHeading}</h2>
      <p class="quiet">${text.keyHelp}</p>
      ${isWrong ? failureNote(view, text) : null}
      <label
        >${text.key}
        <input
          name="key"
          type="password"
          required
          autocomplete="off"
          spellcheck="false"
          ${isWrong ? html`aria-invalid="true" autofocus` : null}
        />
      </label>
      ${operatorField(text, view.operator)}
      <button>${text.enter}</button>
    </section>
  </form>`;
}

function codeForm(view: SignInView, text: SignInText): Markup {
  const isWrong = isOfField(view);
  return html`<form method="post" action="/sign-in" aria-labelledby="code">
    ${hiddenFields(view)}
    <section>
      <h2 id="code">${text.codeHeading}</h2>
      <p class="quiet">${text.codeHelp}</p>
      ${isWrong ? failureNote(view, text) : null}
      <label
        >${text.code}
        <input
          name="code"
          type="password"
          required
          autocomplete="current-password"
          autocapitalize="characters"
          spellcheck="false"
          ${isWrong ? html`aria-invalid="true" autofocus` : null}
        />
      </label>
      <button>${text.enter}</button>
    </section>
  </form>`;
}

function choiceForm(
  view: SignInView,
  { ticket, operator, integrations }: NonNullable<SignInView['choice']>,
  text: SignInText,
): Markup {
  return html`<form method="post" action="/sign-in" aria-labelledby="choice">
    ${hiddenFields(view)}
    <input type="hidden" name="ticket" value="${ticket}" />
    <section>
      <h2 id="choice">${text.chooseHeading(operator)}</h2>
      <p class="quiet">${text.chooseHelp}</p>
      ${integrations.map(
        ({ name, label, business }) =>
          html`<button class="choice" name="integration" value="${name}">
            ${label}<span>${business}</span>
          </button>`,
      )}
      <p>
        <a href="/sign-in?${queryOf(view, null)}"
          >${view.way === 'oidc' ? text.otherAccount : text.otherCode}</a
        >
      </p>
    </section>
  </form>`;
}
