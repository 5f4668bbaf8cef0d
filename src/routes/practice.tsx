import { createFileRoute } from '@tanstack/react-router';
import { PracticeScreen } from '@/features/practice/practice-screen';

export const Route = createFileRoute('/practice')({ component: PracticeScreen });
