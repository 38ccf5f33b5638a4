import type { FormDefinition } from '@careline/core/forms';
import type { RegistrationSession } from '@careline/core/patients/registration-form';
import { type FieldNotes, FormRenderer, type FormRendererProps } from '../../../forms/form-renderer/index.ts';

const NO_LAST_VALUES = {};
const nothing = (): void => {};

export interface RegistrationFieldsProps
  extends Pick<FormRendererProps, 'values' | 'problems' | 'timeZone' | 'disabled'> {
  readonly definition: FormDefinition;
  readonly notes: FieldNotes;
  readonly idPrefix: string;
  readonly session: Pick<RegistrationSession, 'setValue' | 'leave' | 'addRow' | 'removeRow'>;
}

/** Fields of a registration, drawn by the renderer of all forms: they have no units, reasons or last values. */
export function RegistrationFields({ session, ...props }: RegistrationFieldsProps) {
  return (
    <FormRenderer
      {...props}
      lastValues={NO_LAST_VALUES}
      headingLevel={3}
      summary={false}
      onChange={session.setValue}
      onLeave={session.leave}
      onAddRow={session.addRow}
      onRemoveRow={session.removeRow}
      onUnitChange={nothing}
      onReasonChange={nothing}
      onUnchanged={nothing}
      onSwap={nothing}
      onRowsUnchanged={nothing}
    />
  );
}
