import type { HttpClient } from '@careline/core/internal/http';
import { getPhoto, type Patient } from '@careline/core/internal/patients';
import { useQuery } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useHttp } from '../../provider/index.ts';
import { initials } from '../../shell/avatar/index.ts';
import { DrawnPhoto } from './drawn-photo.tsx';
import { patientPhotoMessages } from './patient-photo.messages.ts';

export interface PatientPhotoProps {
  /** From a search or a record. Both say whether a photo exists, so a missing one is never requested. */
  readonly patient: Pick<Patient, 'vitaId' | 'appUserInfo' | 'photo'>;
  /** As high as two lines of text, for a bar. */
  readonly small?: boolean;
}

/** A face needs a larger picture than initials do. */
const SIZES = { initials: 'size-16', photo: 'size-24', small: 'size-10' } as const;

/** Decorative, because the name is next to it. */
function Initials({ name, size }: { readonly name: string; readonly size: string }) {
  return (
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className={`inline-flex ${size} shrink-0 items-center justify-center rounded-full bg-accent-soft text-title text-on-accent-soft before:content-[attr(data-initials)]`}
    />
  );
}

export function usePhotoLabel(): (name: string) => string {
  const t = useMessages(patientPhotoMessages);
  return (name) => (name.trim() ? t('photoOf', { name: name.trim() }) : t('photoOfNameless'));
}

/** Returns the photo once it has loaded. Until then, and after a failure, the initials stay. */
function usePhoto(http: HttpClient, vitaId: string): Blob | undefined {
  const { state } = useQuery([http, vitaId], (signal) => http.call(getPhoto, { query: { vitaId }, signal }));
  return state.phase === 'ready' ? state.value.file : undefined;
}

function Photo({ patient, small = false }: PatientPhotoProps) {
  const http = useHttp();
  const labelOf = usePhotoLabel();
  const { name } = patient.appUserInfo;
  const file = usePhoto(http, patient.vitaId);
  const size = small ? SIZES.small : SIZES.photo;
  const fallback = <Initials name={name} size={size} />;
  if (!file) return fallback;
  const look = `${size} shrink-0 rounded-card bg-sunken object-cover`;
  return <DrawnPhoto file={file} label={labelOf(name)} fallback={fallback} className={look} />;
}

/** Shows a patient's photo, or the initials if there is none or it cannot be loaded. */
export function PatientPhoto({ patient, small = false }: PatientPhotoProps) {
  const { vitaId, photo, appUserInfo } = patient;
  if (!photo) return <Initials name={appUserInfo.name} size={small ? SIZES.small : SIZES.initials} />;
  // The key makes sure a new photo or patient never starts with the previous picture.
  return <Photo key={`${vitaId} ${photo.sha256}`} patient={patient} small={small} />;
}
