const WIDTH = 440;
const HEIGHT = 750;

/** Opens customer service in a window of its own, beside the page, and brings it back to the front when it is open already. */
export function openService(): void {
  const left = Math.max(0, screen.availWidth - WIDTH - 24);
  const opened = window.open('/service', 'pavilion-service', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=80`);
  opened?.focus();
}
