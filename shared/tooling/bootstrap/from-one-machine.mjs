/** Settings of a platform that is only looked at: as in an internet café, everybody comes from this machine. */
export const FROM_ONE_MACHINE = {
  PAVILION_REGISTRATIONS_PER_ADDRESS: '100000',
  PAVILION_REGISTRATIONS_PER_NETWORK: '100000',
  PAVILION_STREAMS_PER_ADDRESS: '10000',
  PAVILION_STREAMS_PER_NETWORK: '10000',
};
