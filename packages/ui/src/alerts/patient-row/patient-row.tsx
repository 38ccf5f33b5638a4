import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { type IdentifiedPatient, usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { IconLink } from '../../primitives/button/index.ts';
import { ListRow, PersonLink, RowFact } from '../../primitives/list-row/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { patientRowMessages } from '../alerts.messages.ts';

export interface PatientRowProps {
  readonly patient: IdentifiedPatient & { readonly vitaId: string };
  /** Returns the address of a call to the patient. If omitted, there is no call button. */
  readonly patientAddress?: (vitaId: string) => string;
  /** Returns the address of a patient's record. If omitted, the name is not a link. */
  readonly recordAddress?: ((vitaId: string) => string) | undefined;
  /** Buttons next to the call button. */
  readonly ways: ReactNode;
  /** Marks the row of a patient in danger. */
  readonly urgent?: boolean;
  /** More about it, on a second line. */
  readonly detail?: ReactNode;
  /** What needs attention, on one line. */
  readonly children: ReactNode;
}

type Who = Pick<PatientRowProps, 'patient'>;

function Identity({ patient, recordAddress }: Who & Pick<PatientRowProps, 'recordAddress'>) {
  const { name, age, gender, uhid, born } = usePatientIdentity()(patient);
  const { link } = useNavigation();
  return (
    <>
      <h3 className="min-w-0 shrink-0 @3xl:w-40">
        <PersonLink name={name} link={recordAddress && link(recordAddress(patient.vitaId))} />
      </h3>
      <RowFact title={`${uhid} · ${born}`} className="@3xl:w-25">
        {age}, {gender}
        <VisuallyHidden>
          , <span translate="no">{uhid}</span>, {born}
        </VisuallyHidden>
      </RowFact>
    </>
  );
}

function CallLink({ patient, patientAddress }: Who & Pick<PatientRowProps, 'patientAddress'>) {
  const t = useMessages(patientRowMessages);
  const { link } = useNavigation();
  const { name } = usePatientIdentity()(patient);
  if (!patientAddress) return null;
  return (
    <IconLink
      icon="call"
      size="small"
      label={t('callInfoOf', { name })}
      link={link(patientAddress(patient.vitaId))}
      className="text-accent"
    />
  );
}

/** A patient with what needs attention on one line, and buttons at its end. */
export function PatientRow(props: PatientRowProps) {
  const { patientAddress, recordAddress, ways, children, urgent, detail, ...who } = props;
  return (
    <ListRow urgent={urgent} detail={detail} className="@max-3xl:flex-wrap @max-3xl:py-1">
      <Identity {...who} recordAddress={recordAddress} />
      <div className="flex min-w-0 flex-1 items-center gap-x-3 @max-md:flex-wrap @max-3xl:order-last @max-3xl:basis-full">
        {children}
      </div>
      <div className="flex shrink-0 items-center gap-1 @max-3xl:ms-auto">
        {ways}
        <CallLink {...who} patientAddress={patientAddress} />
      </div>
    </ListRow>
  );
}
