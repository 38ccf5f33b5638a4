import type { CallChoice as Choice } from '@careline/core/internal/calls/session';
import type { Patient } from '@careline/core/internal/patients';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import type { ReactNode } from 'react';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { PatientHeader } from '../../../patients/patient-header/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { useFocusOnce } from '../../../primitives/focus/index.ts';
import { messages } from '../call-info.messages.ts';

export interface CallChoiceProps {
  readonly patient: Patient;
  readonly choices: readonly Choice[];
  readonly besideChoice?: ReactNode;
  readonly autoFocus: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** Asks for the programme and call type if the patient is in several. */
export function CallChoice({ patient, choices, besideChoice, autoFocus, onChoose }: CallChoiceProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const first = useFocusOnce<HTMLButtonElement>(autoFocus);
  return (
    <div className="flex flex-col gap-4">
      <PatientHeader patient={patient} />
      <Card title={t('chooseCall')}>
        <p className="mb-3 text-muted">{t('chooseCallDo')}</p>
        <ul className="flex flex-wrap gap-3">
          {choices.map((choice, index) => (
            <li key={`${choice.programme} ${choice.callType}`}>
              <Button ref={index === 0 ? first : undefined} size="large" onClick={() => onChoose(choice)}>
                {programmeLabel(choice.programme)}, {callTypeLabel(choice.callType, locale)}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      {besideChoice}
    </div>
  );
}
