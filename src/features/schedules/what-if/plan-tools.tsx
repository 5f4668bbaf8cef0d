import { IconPlus } from '@tabler/icons-react';
import { UndoRedo } from '@/modules/undo/undo-redo';
import { m } from '@/text/generated/messages';
import { formatWeekday } from '@/text/day-in-words';
import { weekdayHead } from '@/text/work-time';
import { Button } from '@/ui/form/button';
import { ToolSelect } from '@/ui/form/tool-field';
import type { Plan } from './plan';
import { templates } from './templates';
import classes from './what-if.module.css';

interface Props {
  /** The day that is added to and copied from. */
  weekday: number;
  weekdays: readonly number[];
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onAdd: () => void;
  onCopy: (to: readonly number[]) => void;
  onTemplate: (plan: Plan, name: string) => void;
}

/** Above the week: steps, another shift, a day copied, a week to begin with. */
export function PlanTools(props: Props) {
  const { weekday, weekdays, canUndo, canRedo, onUndo, onRedo, onAdd, onCopy } = props;
  const others = weekdays.filter((day) => day !== weekday);
  const working = others.filter((day) => day <= 5);
  return (
    <div className={classes.tools}>
      <div className={classes.tools}>
        <UndoRedo canUndo={canUndo} canRedo={canRedo} onUndo={onUndo} onRedo={onRedo} />
        <Button size="xs" variant="default" icon={IconPlus} onClick={onAdd}>
          {m.what_if_add({ day: formatWeekday(weekday) })}
        </Button>
      </div>
      <div className={classes.tools}>
        <ToolSelect
          label={m.what_if_copy({ day: formatWeekday(weekday) })}
          value=""
          onChange={({ currentTarget: { value } }) =>
            onCopy(value === 'all' ? others : value === 'working' ? working : [Number(value)])
          }
        >
          <option value="">{m.what_if_choose()}</option>
          <option value="working">{m.what_if_copy_working()}</option>
          <option value="all">{m.what_if_copy_all()}</option>
          {others.map((day) => (
            <option key={day} value={day}>
              {weekdayHead(day)}
            </option>
          ))}
        </ToolSelect>
        <ToolSelect
          label={m.what_if_template()}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const template = templates.find(({ id }) => id === value);
            if (template) props.onTemplate(template.plan, template.name());
          }}
        >
          <option value="">{m.what_if_choose()}</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name()}
            </option>
          ))}
        </ToolSelect>
      </div>
    </div>
  );
}
