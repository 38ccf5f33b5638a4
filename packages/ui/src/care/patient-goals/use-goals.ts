import { type Goal, listGoals } from '@careline/core/internal/care';
import type { HttpClient } from '@careline/core/internal/http';
import { type PatientList, usePatientList } from '../../http/index.ts';

export type GoalList = PatientList<Goal>;

/** A patient's goals with the newest value of each. Nothing is asked for while `mayRead` is false. */
export const useGoals = (http: HttpClient, vitaId: string, mayRead = true): GoalList =>
  usePatientList({
    vitaId,
    endpoint: listGoals,
    read: (signal) => http.call(listGoals, { query: { vitaId }, signal }),
    isAsked: mayRead,
  });
