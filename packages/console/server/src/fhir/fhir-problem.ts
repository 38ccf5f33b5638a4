import type { OperationOutcome, OperationOutcomeIssue } from 'fhir/r4';

/** An issue of an OperationOutcome: what happened, and the parameter or element it is about. */
export interface FhirIssue {
  readonly code: OperationOutcomeIssue['code'];
  readonly diagnostics: string;
  /** FHIRPath of the element or parameter, such as `Observation.code`. */
  readonly expression?: string;
}

/** A refusal in FHIR's own terms. Other refusals are `ProblemError`s, which `outcomeOfProblem` converts. */
export class FhirProblem extends Error {
  readonly status: number;
  readonly issue: FhirIssue;

  constructor(status: number, issue: FhirIssue) {
    super(issue.diagnostics);
    this.name = 'FhirProblem';
    this.status = status;
    this.issue = issue;
  }
}

/** Returns the refusal of a search parameter. */
export const parameterProblem = (
  parameter: string,
  diagnostics: string,
  code: FhirIssue['code'] = 'invalid',
): FhirProblem => new FhirProblem(400, { code, diagnostics, expression: `http.${parameter}` });

/** Returns the refusal of an id, the same for missing and forbidden ones. */
export const noResource = (type: string): FhirProblem =>
  new FhirProblem(404, {
    code: 'not-found',
    diagnostics: `There is no such ${type} at this facility.`,
    expression: `${type}.id`,
  });

export const outcomeOf = (...issues: readonly FhirIssue[]): OperationOutcome => ({
  resourceType: 'OperationOutcome',
  issue: issues.map(({ code, diagnostics, expression }) => ({
    severity: 'error',
    code,
    diagnostics,
    ...(expression === undefined ? {} : { expression: [expression] }),
  })),
});
