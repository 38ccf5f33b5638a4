import type { EnrolmentAction } from '@careline/core/internal/patients/registration';
import { PROGRAMME_KEYS, type ProgrammeKey, programmeLabel } from '@careline/core/internal/programmes';
import { useState } from 'react';
import { useFormatDate, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import type { PatientSurroundings } from './change-surroundings.ts';
import { ProgrammeDialog } from './programme-dialog.tsx';
import { messages } from './registration-change.messages.ts';

interface Asked {
  readonly action: EnrolmentAction;
  readonly programme: ProgrammeKey | '';
}

const isKnown = (key: string): key is ProgrammeKey => (PROGRAMME_KEYS as readonly string[]).includes(key);

/** Lists the patient's programmes at this facility, with start dates, and those that have ended. */
export function ProgrammesPart(props: PatientSurroundings) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const { patient } = props;
  const t = useMessages(messages);
  const [asked, setAsked] = useState<Asked>();
  const { enrolments, pastEnrolments = [] } = patient;
  const date = (seconds: number) => formatDate(seconds, { timeZone });
  const since = (seconds: number) =>
    seconds === 0 ? t('sinceUnknown') : t('since', { date: date(seconds) });
  const free = PROGRAMME_KEYS.filter((key) => !enrolments.some(({ programme }) => programme === key));
  return (
    <Card
      title={t('programmes')}
      actions={
        free.length > 0 && (
          <Button size="small" icon="add" onClick={() => setAsked({ action: 'enrol', programme: '' })}>
            {t('enrol')}
          </Button>
        )
      }
    >
      {enrolments.length === 0 && <p className="text-muted">{t('notEnrolled')}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {enrolments.map(({ programme, enrolledAt }) => (
          <li
            key={`${programme} ${enrolledAt}`}
            className="flex flex-wrap items-center justify-between gap-2"
          >
            <span>
              <span className="font-medium">{programmeLabel(programme)}</span>{' '}
              <span className="text-muted">{since(enrolledAt)}</span>
            </span>
            {isKnown(programme) && (
              <span className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  aria-label={t('correctOf', { programme: programmeLabel(programme) })}
                  onClick={() => setAsked({ action: 'correct', programme })}
                >
                  {t('correct')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('endOf', { programme: programmeLabel(programme) })}
                  onClick={() => setAsked({ action: 'end', programme })}
                >
                  {t('end')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {pastEnrolments.length > 0 && (
        <div className="mt-4">
          <h3 className="font-medium">{t('pastProgrammes')}</h3>
          <ul className="text-muted">
            {pastEnrolments.map(({ programme, enrolledAt, endedAt }) => (
              <li key={`${programme} ${enrolledAt}`}>
                {programmeLabel(programme)}
                {', '}
                {t('period', {
                  from: enrolledAt === 0 ? t('sinceUnknown') : date(enrolledAt),
                  to: date(endedAt),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {asked && <ProgrammeDialog {...props} {...asked} choices={free} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}
