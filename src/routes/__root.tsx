import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '@/app/router-context';

export const Route = createRootRouteWithContext<RouterContext>()();
