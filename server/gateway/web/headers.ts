/** Where browsers report broken page rules. */
export const reportPath = '/gateway/csp-reports';

/** Features of the browser nothing here needs. */
const closedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const twoYears = 63_072_000;

/** Whether an address is one of data, which only scripts of ours ask for: no answer below it is a page. */
export const isDataPath = (path: string): boolean =>
  path.startsWith('/api/') || path.startsWith('/gateway/');

/**
 * The headers of every answer, by what it is.
 * @param secure - people reach the gateway over https; only then may browsers be told to insist on it.
 */
export function answerHeaders(secure: boolean): Record<'page' | 'data', Record<string, string>> {
  const every = {
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': `max-age=${twoYears}; includeSubDomains` } : {}),
  };
  return {
    page: {
      ...every,
      'content-security-policy': appPolicy(),
      'permissions-policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
    },
    // Nothing at all may be done with data that is opened as a page. Half a kilobyte less for each read.
    data: { ...every, 'content-security-policy': dataPolicy },
  };
}

const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

// `report-to` is left out on purpose: where it is known, `report-uri` is ignored, and it reports up to a minute late.
const everyPolicy = [
  "default-src 'none'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `report-uri ${reportPath}`,
];

/** What one page of the app may contain besides files of ours. */
export type PageParts = {
  /** Lets the styles through that the component library adds to the page. */
  nonce: string;
  /** The hash of the page's own script, as the policy spells it. */
  scriptHash: string;
};

/** The policy of the app; without a page, of an answer that is none. */
export function appPolicy(page: PageParts | null = null): string {
  return [
    ...everyPolicy,
    page === null ? "script-src 'self'" : `script-src 'self' '${page.scriptHash}'`,
    page === null ? "style-src 'self'" : `style-src 'self' 'nonce-${page.nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    'trusted-types default',
  ].join('; ');
}

/** The policy of a page without any script. */
export function scriptlessPolicy(nonce: string): string {
  return [
    ...everyPolicy,
    "script-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "trusted-types 'none'",
  ].join('; ');
}
