import { randomInt } from 'node:crypto';
import { uhidOf } from '@careline/core/internal/patients/registration';

const SERIALS = 1_000_000_000;

/** A UHID nobody can guess from another; the caller sees to it that it is not taken. */
export function generateUhid(): string {
  return uhidOf(randomInt(SERIALS));
}
