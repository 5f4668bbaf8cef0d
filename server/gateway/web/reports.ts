import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Gateway } from '../gateway';
import { sendProblem } from '../problems';
import { reportPath } from './headers';

const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'worker-src',
  'frame-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
] as const;

const reportSchema = z.object({
  'csp-report': z.object({ 'effective-directive': z.enum(directives).catch('default-src') }),
});

const largestReport = 16 * 1024;

/** Takes the browser's reports of broken page rules; only the rule's name is kept. */
export async function reportRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  let count = 0;

  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: largestReport },
      (_request, body, parsed) => {
        parsed(null, body);
      },
    );
    scope.post(reportPath, (request, reply) => {
      const directive = directiveOf(request.body);
      if (directive === null) return sendProblem(reply, 'bad-body');
      count += 1;
      gateway.metrics.pageRuleReport(directive);
      request.log.warn({ directive }, 'page rule broken');
      return reply.code(204).send();
    });
    done();
  });

  if (gateway.settings.cspReportCount) {
    app.get(`${reportPath}/count`, (_request, reply) => reply.send({ count }));
  }
}

function directiveOf(body: unknown): string | null {
  try {
    const report = reportSchema.parse(JSON.parse(String(body)));
    return report['csp-report']['effective-directive'];
  } catch {
    return null;
  }
}
