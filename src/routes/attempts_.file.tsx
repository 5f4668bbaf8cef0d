import { createFileRoute } from '@tanstack/react-router';
import { JournalFileScreen } from '@/features/attempts/journal-file-screen';

export const Route = createFileRoute('/attempts_/file')({ component: JournalFileScreen });
