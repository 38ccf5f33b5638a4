import { type CallAuthor, listCallAuthors } from '@careline/core/internal/calls';
import type { HttpClient } from '@careline/core/internal/http';
import { type ReadList, useReadList } from '../../http/index.ts';

export type CallAuthors = ReadList<CallAuthor>;

export const useCallAuthors = (http: HttpClient): CallAuthors =>
  useReadList([http], (signal) => http.call(listCallAuthors, { signal }));
