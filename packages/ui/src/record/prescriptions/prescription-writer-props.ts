import type { Patient } from '@careline/core/internal/patients';
import type { Prescription } from '@careline/core/internal/prescriptions';
import type { OpenWriting } from './open-writing.ts';
import type { WritingOptions } from './use-writing.ts';

export interface PrescriptionWriterProps extends WritingOptions {
  readonly patient: Patient;
  readonly signer: { readonly id: string; readonly name: string };
  readonly facility: string;
  readonly logo?: string | undefined;
  /** The previous prescription, whose lines can be copied. */
  readonly last?: Prescription | undefined;
  /** In a note: the entry comes first, and the rest once there is a line. */
  readonly isInline?: boolean;
  readonly onSigned: (prescription: Prescription) => void;
  /** Reads the prescription while it is being written. */
  readonly openWriting?: OpenWriting | undefined;
  readonly onClose: () => void;
  readonly onDirtyChange?: ((part: string, dirty: boolean) => void) | undefined;
}
