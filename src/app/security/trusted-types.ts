/** The two sinks the app's libraries may reach; everything else the policy refuses. */
interface PolicyRules {
  createHTML(input: string): string;
  createScriptURL(input: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
  }
}

/** Text with no markup in it (Mantine's style sheets) may be set; anything that could become an element may not. */
export function plainTextOnly(input: string): string {
  if (/[<&]/.test(input)) throw new TypeError('Markup is never written into the page');
  return input;
}

/** Scripts come from our own origin only. */
export function ownOriginOnly(input: string, origin: string): string {
  if (new URL(input, origin).origin !== origin) {
    throw new TypeError('Scripts come from our own origin only');
  }
  return input;
}

/** Installs the page's default policy; browsers without Trusted Types go on without it. */
export function installTrustedTypes(page: Window = window): void {
  page.trustedTypes?.createPolicy('default', {
    createHTML: plainTextOnly,
    createScriptURL: (input) => ownOriginOnly(input, page.location.origin),
  });
}
