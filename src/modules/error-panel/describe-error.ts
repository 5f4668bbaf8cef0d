import type { ApiError } from '@/api/core/errors';
import { m } from '@/text/generated/messages';
import type { Tone } from '@/ui/feedback/state-panel';

export interface ErrorWords {
  tone: Tone;
  title: string;
  /** What was not done and the next step. */
  body: string;
}

/**
 * A failed read in words; a write has an outcome to tell as well. A failure of Trastienda's own is not told as one of the service.
 * @param subject what could not be read, with its article ("los lotes")
 */
export function describeReadError(error: ApiError, subject: string): ErrorWords {
  switch (error.kind) {
    case 'session':
      return {
        tone: 'info',
        title: m.errors_session_title(),
        body: m.errors_session_body({ subject }),
      };
    case 'unauthorized':
      return {
        tone: 'danger',
        title: m.errors_unauthorized_title(),
        body: m.errors_unauthorized_body({ subject }),
      };
    case 'forbidden':
      return {
        tone: 'warn',
        title: m.errors_forbidden_title(),
        body:
          error.area === undefined
            ? m.errors_forbidden_body({ subject })
            : m.errors_area_body({ subject }),
      };
    case 'not-found':
      return error.what === 'branch'
        ? {
            tone: 'warn',
            title: m.errors_branch_title(),
            body: m.errors_branch_body({ subject }),
          }
        : {
            tone: 'warn',
            title: m.errors_not_found_title(),
            body:
              error.problem === null
                ? m.errors_not_found_body({ subject })
                : m.errors_own_not_found_body({ subject }),
          };
    case 'conflict':
      return {
        tone: 'warn',
        title: m.errors_conflict_title(),
        body: m.errors_again_body({ subject }),
      };
    case 'validation':
      return {
        tone: 'warn',
        title: m.errors_validation_title(),
        body: m.errors_validation_body({ subject }),
      };
    case 'rate-limited':
      return {
        tone: 'warn',
        title: m.errors_rate_limited_title(),
        body: m.errors_rate_limited_body({ subject }),
      };
    case 'server':
      return {
        tone: 'danger',
        title: error.problem === null ? m.errors_server_title() : m.errors_own_server_title(),
        body: m.errors_server_body({ subject }),
      };
    case 'bad-response':
      return {
        tone: 'danger',
        title: m.errors_bad_response_title(),
        body: m.errors_bad_response_body({ subject }),
      };
    case 'network':
      return error.problem === null
        ? {
            tone: 'danger',
            title: m.errors_network_title(),
            body: m.errors_network_body({ subject }),
          }
        : {
            tone: 'danger',
            title: m.errors_upstream_title(),
            body: m.errors_upstream_body({ subject }),
          };
    case 'given-up':
      return {
        tone: 'neutral',
        title: m.errors_given_up_title(),
        body: m.errors_again_body({ subject }),
      };
  }
}
