import type { Employee } from '@/api/employees/schemas';
import { m } from '@/text/generated/messages';
import { Dialog, DialogActions } from '@/ui/overlay/dialog';
import { employeeFacts, nameOf } from './employee-words';
import classes from './employees.module.css';
import { ShowButton, useShownPerson } from './private-value';

/** Everything the service tells of one person; it offers no change (API description, Endpoints). */
export function EmployeeDialog(props: { employee: Employee; onClose: () => void }) {
  const { employee, onClose } = props;
  const { hide } = useShownPerson();
  const name = nameOf(employee);
  return (
    <Dialog
      size="form"
      title={name}
      onClose={() => {
        hide();
        onClose();
      }}
    >
      <dl className={classes.facts}>
        {employeeFacts.map(({ label, value }) => (
          <div key={label()}>
            <dt>{label()}</dt>
            <dd>
              <bdi>
                {value(employee) ?? <span className={classes.none}>{m.common_not_told()}</span>}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <ShowButton of={employee.id} name={name} words />
      </DialogActions>
    </Dialog>
  );
}
