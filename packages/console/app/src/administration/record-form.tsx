import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import type { ReactNode } from 'react';
import { administrationMessages } from './administration.messages.ts';
import { FormProblems, type FormProblemsProps } from './form-problems.tsx';
import type { FormSave } from './use-form-save.ts';

export interface RecordFormProps extends Pick<FormProblemsProps, 'idOf' | 'labelOf'> {
  readonly form: FormSave;
  readonly title?: string;
  readonly intro?: ReactNode;
  /** Shown instead of the problems that kept the form from being saved. */
  readonly question?: ReactNode;
  readonly fields: ReactNode;
  /** Label of the submit button. Defaults to "Save". */
  readonly action?: string;
  readonly beside: ReactNode;
  readonly onSubmit: () => void;
}

/** A settings record as a form: its problems, its fields and the save button. */
export function RecordForm({
  form,
  title,
  intro,
  question,
  fields,
  action,
  beside,
  ...props
}: RecordFormProps) {
  const t = useMessages(administrationMessages);
  const { faults, tries, error, saving } = form;
  const { idOf, labelOf, onSubmit } = props;
  return (
    <Card title={title} className="max-w-3xl">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {intro && <p className="text-muted">{intro}</p>}
        {question ?? (
          <FormProblems faults={faults} idOf={idOf} labelOf={labelOf} tries={tries} error={error} />
        )}
        {fields}
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" type="submit" busy={saving}>
            {action ?? t('save')}
          </Button>
          {beside}
        </div>
      </form>
    </Card>
  );
}
