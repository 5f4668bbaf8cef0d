/**
 * The rules of bulk jobs that a test may switch off one by one, to show that it would notice. A gateway that serves people keeps
 * all of them: nothing outside the process reaches this object.
 */
export type JobRules = {
  /** A row may get a further id although nobody knows what became of the earlier one. */
  furtherIdWhileUnknown: boolean;
};

export const unbrokenJobs: JobRules = { furtherIdWhileUnknown: false };
