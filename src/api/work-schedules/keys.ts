export const workScheduleKeys = {
  all: ['work-schedules'] as const,
  one: (id: string) => [...workScheduleKeys.all, 'one', id] as const,
};
