// Inside the hidden frame of a silent renewal: hands the provider's answer to the page that opened the frame.
window.parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
