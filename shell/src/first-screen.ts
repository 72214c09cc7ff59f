/** Where nothing is ever shown, as on a page whose part is missing. */
const NOT_LATER_THAN_MS = 6_000;

let tell: () => void = () => undefined;
const shown = new Promise<void>((resolve) => {
  tell = resolve;
  setTimeout(resolve, NOT_LATER_THAN_MS);
});

/** To be called when a part of the page is there; more than once is no matter. */
export const firstScreenShown = (): void => tell();

/** What nobody waits for comes so long after the first screen: on a slow phone its files would be in that one’s way. */
export async function afterFirstScreen(milliseconds: number): Promise<void> {
  await shown;
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
