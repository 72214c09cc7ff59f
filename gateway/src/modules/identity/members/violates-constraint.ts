/** Whether an error is the database saying that a unique key is taken. */
export function violatesConstraint(error: unknown, constraint: string): boolean {
  const facts = error as { code?: string; constraint?: string };
  return facts.code === '23505' && facts.constraint === constraint;
}
