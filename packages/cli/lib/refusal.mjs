/** A fault that a person can mend. Its message is one clear sentence, shown without a stack; the exit code is 1. */
export class Refusal extends Error {}
