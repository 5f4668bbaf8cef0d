import * as z from 'zod';
import { integrationName } from './fields';
import type { SettingsReader } from './sources';

const label = z.string().trim().min(1).max(120);
const apiKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,512}$/, 'must be 8 to 512 visible ASCII characters');

const integrationSchema = z
  .strictObject({
    name: integrationName,
    label: label.optional(),
    business: label,
    key: apiKey.optional(),
    keyEnv: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{0,63}$/, 'must be the name of an environment variable')
      .optional(),
    areas: z.array(z.string().regex(/^[a-z-]{1,40}$/)).optional(),
    groups: z.array(label).optional(),
    taxNumbers: z
      .array(z.string().regex(/^[\d-]{1,20}$/, 'must be a NIT, DUI or NRC: digits and hyphens'))
      .optional(),
  })
  .refine((item) => (item.key === undefined) !== (item.keyEnv === undefined), {
    message: 'needs either key or keyEnv',
  });

/** An integration this installation knows by name. */
export type Integration = {
  name: string;
  label: string;
  /** Whose journal, drafts and request budget it shares. */
  business: string;
  key: string;
  /** Areas whose journal it may see; null: all of them. */
  areas: string[] | null;
  groups: string[];
  /** By what the business's suppliers name it on their documents: NIT or DUI, NRC; none: that is not checked. */
  taxNumbers: string[];
};

/** The integrations of the file `INTEGRATIONS` names; every mistake of every item is kept. */
export function readIntegrations(settings: SettingsReader): Integration[] {
  const known: Integration[] = [];
  for (const { index, entry } of settings.entries('INTEGRATIONS', integrationSchema)) {
    const integration = withKey(settings, entry, index);
    if (integration === undefined) continue;
    if (known.some((other) => other.name === integration.name)) {
      settings.wrong('INTEGRATIONS', `[${index}]: the name "${integration.name}" is used twice`);
    } else if (known.some((other) => other.key === integration.key)) {
      settings.wrong('INTEGRATIONS', `[${index}]: its key is that of another integration`);
    } else {
      known.push(integration);
    }
  }
  return known;
}

/** Undefined, with the mistake kept, where the variable it names holds no key. */
function withKey(
  settings: SettingsReader,
  entry: z.output<typeof integrationSchema>,
  index: number,
): Integration | undefined {
  const { name, business, keyEnv, groups = [], areas = null, taxNumbers = [] } = entry;
  const key = apiKey.safeParse(entry.key ?? settings.text(keyEnv ?? ''));
  if (!key.success) {
    settings.wrong('INTEGRATIONS', `[${index}].keyEnv: the variable ${keyEnv} holds no usable key`);
    return undefined;
  }
  const own = { label: entry.label ?? name, key: key.data };
  return { name, business, ...own, areas, groups, taxNumbers };
}
