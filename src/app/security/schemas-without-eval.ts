import * as z from 'zod/mini';

// The page's policy forbids eval; zod would try it for its fast path and leave a report. First import of the app.
z.config({ jitless: true });
