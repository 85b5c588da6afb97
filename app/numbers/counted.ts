/** "1 comment", "2,140 comments": the noun in the number that a whole count asks for. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`;
}
