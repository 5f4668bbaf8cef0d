import { rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { copyBuild, startInstallation } from './installation';
import { today } from './world';

/** One installation for all tests; each makes a world of its own in it. */
export default async function startOnce({ projects }: FullConfig): Promise<() => Promise<void>> {
  // Below the project, because the server finds its packages upwards from where it stands.
  const build = copyBuild(`${projects[0]?.outputDir ?? 'test-results'}/..`);
  process.env['E2E_BUILD'] = build;
  const installation = await startInstallation({
    // Tests sign in by the dozen from one address; the throttle has an installation of its own.
    SIGN_IN_TRIES: '1000',
    SIGN_IN_TRIES_OF_ALL: '100000',
    RATE_PAUSES: '3s',
    // A payment is sent again when the test presses the button.
    RESEND_IN_PROCESS: 'off',
    RESEND_LIMITED: 'off',
    RESEND_IN_DOUBT: 'off',
    TODAY: today,
  });
  process.env['E2E_URL'] = installation.url;
  process.env['E2E_CONTROL'] = installation.control;
  return async () => {
    const answer = await fetch(`${installation.url}/gateway/csp-reports/count`);
    const { count } = (await answer.json()) as { count: number };
    await installation.stop();
    rmSync(build, { recursive: true, force: true });
    if (count > 0) throw new Error(`${count} reports of a broken content security policy came in`);
  };
}
