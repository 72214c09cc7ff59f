export function recordAnnouncements(): void;
