import { m } from '@/text/generated/messages';

interface Missing {
  name: () => string;
  why: () => string;
}

/** What people look for and the service does not have (API description, Endpoints and Events: what is open). */
export const notOffered: Missing[] = [
  { name: m.help_no_customers, why: m.help_no_customers_why },
  { name: m.help_no_sales, why: m.help_no_sales_why },
  { name: m.help_no_attendance, why: m.help_no_attendance_why },
  { name: m.help_no_projects, why: m.help_no_projects_why },
  { name: m.help_no_cash, why: m.help_no_cash_why },
  { name: m.help_no_promotions, why: m.help_no_promotions_why },
  { name: m.help_no_treasury, why: m.help_no_treasury_why },
  { name: m.help_no_entries, why: m.help_no_entries_why },
  { name: m.help_no_lists, why: m.help_no_lists_why },
  { name: m.help_no_events, why: m.help_no_events_why },
  { name: m.help_no_delete, why: m.help_no_delete_why },
  { name: m.help_no_versions, why: m.help_no_versions_why },
  { name: m.help_no_states, why: m.help_no_states_why },
  { name: m.help_no_search, why: m.help_no_search_why },
];
