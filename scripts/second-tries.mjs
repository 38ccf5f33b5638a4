/**
 * Lists the tests that passed only on a retry, at the end of the run. Reports each finished test to the parent
 * process, which then notices a run that hangs.
 */
export default class SecondTries {
  names = [];

  onTestCaseResult(testCase) {
    process.send?.({ finished: testCase.module.relativeModuleId });
    if (testCase.diagnostic()?.flaky)
      this.names.push(`${testCase.module.relativeModuleId}: ${testCase.fullName}`);
  }

  onTestRunEnd() {
    if (this.names.length > 0) console.warn(`PASSED ONLY ON THE SECOND TRY:\n  ${this.names.join('\n  ')}`);
  }
}
