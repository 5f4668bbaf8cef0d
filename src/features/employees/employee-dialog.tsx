import type { Employee } from '@/api/employees/schemas';
import { FactList } from '@/ui/layout/fact-list';
import { Dialog, DialogActions } from '@/ui/overlay/dialog';
import { employeeFacts, nameOf } from './employee-words';
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
      <FactList
        facts={employeeFacts.map(({ label, value }) => ({
          label: label(),
          value: value(employee),
        }))}
      />
      <DialogActions>
        <ShowButton of={employee.id} name={name} words />
      </DialogActions>
    </Dialog>
  );
}
