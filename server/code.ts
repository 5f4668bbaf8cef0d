import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { hashOfPersonalCode, newPersonalCode } from './gateway/sign-in/personal-code';
import { personalCodeSchema, type PersonalCode } from './settings/codes';

const usage = 'Usage: npm run code -- <file> "<person>" <integration> [<integration>…]\n';

/** Adds a new code to a file of codes, and answers it: it is shown this once and kept nowhere. */
function addCode(file: string, person: string, integrations: string[]): string {
  const code = newPersonalCode();
  const entry = personalCodeSchema.parse({ person, hash: hashOfPersonalCode(code), integrations });
  const known: PersonalCode[] = existsSync(file)
    ? z.array(personalCodeSchema).parse(JSON.parse(readFileSync(file, 'utf8')))
    : [];
  // Whole or not at all: a gateway that starts meanwhile must not read half of it.
  const aside = `${file}.new`;
  writeFileSync(aside, `${JSON.stringify([...known, entry], null, 2)}\n`, { mode: 0o600 });
  renameSync(aside, file);
  return code;
}

const [file, person, ...integrations] = process.argv.slice(2);
try {
  if (file === undefined || person === undefined || integrations.length === 0) {
    process.stderr.write(usage);
    process.exitCode = 2;
  } else {
    const code = addCode(file, person, integrations);
    process.stdout.write(`${code}\n`);
    process.stderr.write(
      `For ${person}, shown only now. It is good once the gateway has started again.\n`,
    );
  }
} catch (error) {
  const mistakes = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
  process.stderr.write(`${file ?? ''} was not changed.\n${mistakes}\n`);
  process.exitCode = 1;
}
